import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { factsOf } from '#web/card/facts-of.ts';
import { type Common, commonTo, frontReasonsOf } from '#web/card/front-reasons.ts';
import { linesOf } from '#web/card/lines.ts';
import { LeafSign } from '#web/card/Signs.tsx';
import { Window } from '#web/card/Window.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { pictureOf } from '#words/values.ts';
import { todayTexts } from './home.texts.ts';
import styles from './People.module.css';

interface Props {
  people: readonly Match[];
  areNew: boolean;
  /** News stands above them: on phones their faces stand in one row. */
  isShort: boolean;
  /** Where they might be taken for something else. */
  heading?: string | undefined;
  /** Where one is asked for a number. */
  hasNumbers?: boolean;
}

/** Some of the lists, each with one reason. */
export function People({ people, areNew, isShort, heading, hasNumbers = false }: Props) {
  const t = useTexts(todayTexts);
  const common = commonTo(people);
  return (
    <section className={styles.people}>
      <div className={styles.title}>
        <h2>{heading ?? (areNew ? t.newest : t.fitting)}</h2>
        <Link to={areNew ? '/matching-profile?order=newest' : '/matching-profile'}>{t.seeAll}</Link>
      </div>
      <ul className={classNames(styles.cards, isShort && styles.short)}>
        {people.map((match) => (
          <Person key={match.member.memberId} match={match} common={common} hasNumber={hasNumbers} />
        ))}
      </ul>
    </section>
  );
}

function Person({ match, common, hasNumber }: { match: Match; common: Common; hasNumber: boolean }) {
  const language = useLanguage();
  const { member } = match;
  const [before, work, after] = brief(linesOf(member, language).work);
  const [fit] = frontReasonsOf(match, language, common).fits;
  return (
    <li>
      <Face member={member} at="pair" />
      <div>
        <Link to={`/matching-profile/${member.memberId}`} className={styles.name}>
          <InScript>{member.name}</InScript>
        </Link>
        {hasNumber && <span> {member.memberId}</span>}
        <p>{factsOf(member, language)}</p>
        {work && (
          <p>
            <span className={styles.rest}>{before}</span>
            {work}
            <span className={styles.rest}>{after}</span>
          </p>
        )}
        {fit && (
          <p className={styles.fit}>
            <LeafSign />
            <span>{fit}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** A member's window on the home page. */
export function Face({ member, at }: { member: SharedView; at: 'line' | 'pair' }) {
  const language = useLanguage();
  const { name, picture } = member;
  return (
    <Window
      at={at}
      member={member}
      alt={pictureOf(name, language)}
      src={picture ? pictureAddress(picture, 'small') : undefined}
    />
  );
}

/** A line of studies and work cut in three, of which the second says the most in the least room: before it the studies, after it a second name of the same. */
export function brief(work: string): readonly [string, string, string] {
  const [, before = '', middle = work, after = ''] = /^(.*, )?(.*?)([\u00a0 ][/(].*)?$/.exec(work) ?? [];
  return [before, middle, after];
}
