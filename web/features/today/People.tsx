import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import { type Common, commonTo, frontReasonsOf } from '#web/card/front-reasons.ts';
import { linesOf } from '#web/card/lines.ts';
import { LeafSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { Face, factsOf } from './Face.tsx';
import styles from './People.module.css';
import { todayTexts } from './today.texts.ts';

interface Props {
  people: readonly Match[];
  areNew: boolean;
  /** News stands above them: on phones their faces stand in one row. */
  isShort: boolean;
  /** They stand under others. */
  areOthers?: boolean;
}

/** Some of the lists, each with one reason. */
export function People({ people, areNew, isShort, areOthers = false }: Props) {
  const t = useTexts(todayTexts);
  const common = commonTo(people);
  return (
    <section className={styles.people}>
      <div className={styles.title}>
        <h2>{areNew ? t.newest : areOthers ? t.others : t.fitting}</h2>
        <Link to={areNew ? '/matching-profile?order=newest' : '/matching-profile'}>{t.seeAll}</Link>
      </div>
      <ul className={classNames(styles.cards, isShort && styles.short)}>
        {people.map((match) => (
          <Person key={match.member.memberId} match={match} common={common} />
        ))}
      </ul>
    </section>
  );
}

function Person({ match, common }: { match: Match; common: Common }) {
  const language = useLanguage();
  const { member } = match;
  const { work } = linesOf(member, language);
  return (
    <li>
      <Face member={member} at="pair" />
      <div>
        <Link to={`/matching-profile/${member.memberId}`} className={styles.name}>
          {member.name}
        </Link>
        <p>{factsOf(member, language)}</p>
        {work && <p className={styles.more}>{work}</p>}
        <p className={`${styles.more} ${styles.fit}`}>
          <LeafSign />
          <span>{frontReasonsOf(match, language, common).fit}</span>
        </p>
      </div>
    </li>
  );
}
