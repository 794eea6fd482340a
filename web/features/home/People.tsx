import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { factsOf } from '#web/card/facts-of.ts';
import { type Common, commonTo, frontReasonsOf } from '#web/card/front-reasons.ts';
import { linesOf } from '#web/card/lines.ts';
import { MemberName, WrittenName } from '#web/card/MemberName.tsx';
import { LeafSign } from '#web/card/Signs.tsx';
import { Window } from '#web/card/Window.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import { todayTexts } from './home.texts.ts';
import styles from './People.module.css';

interface Props {
  people: readonly Match[];
  /** True if the link to the whole list shows the newest members first. */
  areNew: boolean;
  /** A heading for pages on which the default could be misunderstood. */
  heading?: string | undefined;
  /** True to show the profile numbers, for a page that asks for one. */
  hasNumbers?: boolean;
}

/** Some members of the lists: one is large, if possible with a sentence of the family's own text, the others small. */
export function People({ people, areNew, heading, hasNumbers = false }: Props) {
  const t = useTexts(todayTexts);
  const common = commonTo(people);
  const largeMatch = people.find(({ member }) => ownSentence(member.aboutSelf)) ?? people[0];
  const otherMatches = people.filter((match) => match !== largeMatch);
  return (
    <section className={styles.people}>
      <div className={styles.title}>
        <h2>{heading ?? t.people}</h2>
        <Link to={areNew ? '/matching-profile?order=newest' : '/matching-profile'}>{t.seeAll}</Link>
      </div>
      <ul className={styles.cards}>
        {largeMatch && <LargeCard match={largeMatch} common={common} hasNumber={hasNumbers} />}
        {otherMatches.map((match) => (
          <SmallCard key={match.member.memberId} {...match} hasNumber={hasNumbers} />
        ))}
      </ul>
    </section>
  );
}

/** One member in full: the photo, the facts, the best reason, and a sentence of the own text. */
function LargeCard({ match, common, hasNumber }: { match: Match; common: Common; hasNumber: boolean }) {
  const language = useLanguage();
  const { member } = match;
  const { work } = linesOf(member, language);
  const [fit] = frontReasonsOf(match, language, common).fits;
  const sentence = ownSentence(member.aboutSelf);
  return (
    <li className={styles.large}>
      <Face member={member} at="front" />
      <div>
        <NameLine member={member} hasNumber={hasNumber} />
        <p>{factsOf(member, language)}</p>
        {work && <p>{work}</p>}
        {fit && (
          <p className={styles.fit}>
            <LeafSign />
            <span>{fit}</span>
          </p>
        )}
      </div>
      {sentence && (
        <p className={styles.words}>
          ‘<InScript>{sentence}</InScript>’
        </p>
      )}
    </li>
  );
}

function SmallCard({ member, hasNumber }: Pick<Match, 'member'> & { hasNumber: boolean }) {
  const language = useLanguage();
  const work = brief(linesOf(member, language).work);
  return (
    <li>
      <Face member={member} at="line" />
      <div>
        <NameLine member={member} hasNumber={hasNumber} />
        <p>{[factsOf(member, language), work].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

function NameLine({ member, hasNumber }: { member: SharedView; hasNumber: boolean }) {
  return (
    <p>
      <Link to={`/matching-profile/${member.memberId}`} className={styles.name}>
        <MemberName member={member} />
      </Link>
      <WrittenName member={member} />
      {hasNumber && <span className="soft"> {member.memberId}</span>}
    </p>
  );
}

/** A member's photo, or the drawing in its place, on the home page. */
export function Face({ member, at }: { member: SharedView; at: 'line' | 'front' }) {
  const language = useLanguage();
  const { picture } = member;
  return (
    <Window
      at={at}
      member={member}
      alt={pictureOf(readableName(member, language), language)}
      src={picture ? pictureAddress(picture, 'small') : undefined}
    />
  );
}

/** Shortens a line "study, work" to the work, without a second name of the work after a slash or in brackets. */
export const brief = (work: string): string => /^(?:.*, )?(.*?)(?:[\u00a0 ][/(].*)?$/.exec(work)?.[1] ?? work;

/** Minimum length of a quoted sentence, in characters. */
const MIN_QUOTED = 12;
/** Maximum length of a quoted sentence, in characters. A longer sentence is cut. */
const MAX_QUOTED = 110;
/** A sentence with the marks that end it. Bengali sentences end with `।`. */
const SENTENCE = /[^।.!?\n]+[।.!?]*/g;

/**
 * Returns the first sentence of a family's own words with a length from `MIN_QUOTED` to `MAX_QUOTED`, to be quoted. If
 * there is none, returns the beginning of the first longer sentence, cut between words, with an ellipsis; `''` if all
 * sentences are shorter.
 */
export function ownSentence(words: string): string {
  const sentences = (words.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const longSentences = sentences.filter(({ length }) => length >= MIN_QUOTED);
  const quotableSentence = longSentences.find(({ length }) => length <= MAX_QUOTED);
  if (quotableSentence !== undefined) return quotableSentence;
  const [tooLongSentence] = longSentences;
  if (tooLongSentence === undefined) return '';
  const wholeWords = tooLongSentence.slice(0, MAX_QUOTED).replace(/\s+\S*$/, '');
  return `${wholeWords}…`;
}
