import { Link } from 'react-router';
import type { Match } from '#contract/matches.ts';
import type { SharedView } from '#contract/member.ts';
import { factsOf } from '#web/card/facts-of.ts';
import { frontReasonsOf } from '#web/card/front-reasons.ts';
import { linesOf } from '#web/card/lines.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { LeafSign } from '#web/card/Signs.tsx';
import { Face } from '#web/features/home/People.tsx';
import { weeklyTexts } from '#web/features/weekly-introduction/weekly-introduction.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { joinNames } from '#words/sheet/reasons.ts';
import styles from './WeeklyIntroduction.module.css';

/** The proposed member in three lines. */
export function Who({ member }: { member: SharedView }) {
  const language = useLanguage();
  const { work } = linesOf(member, language);
  return (
    <div className={styles.who}>
      <Face member={member} at="front" />
      <div>
        <p>
          <Link to={`/matching-profile/${member.memberId}`} className={styles.name}>
            <MemberName member={member} />
          </Link>
        </p>
        <p>{factsOf(member, language)}</p>
        {work && <p>{work}</p>}
      </div>
    </div>
  );
}

/** Maximum number of wishes named for each side, or of other reasons. */
const MOST_REASONS = 3;
type Judged = Match['myWishes'][number] | Match['theirWishes'][number];
/** Whether a met wish can be named. The gotra wish is met when the gotras differ, so its name would be misleading. */
const isNamed = ({ wish, code }: Judged) => code === 'wish.met' && wish !== 'avoidOwnClan';
const isMust = (judged: Judged) => 'strength' in judged && judged.strength === 'must';

/** The wishes of each side that are met. If neither side has named wishes, the other reasons are shown. */
export function Reasons({ match }: { match: Match }) {
  const t = useTexts(weeklyTexts);
  const language = useLanguage();
  const metNames = (wishes: readonly Judged[]) => {
    const namedWishes = wishes.filter(isNamed);
    const mustsFirst = [...namedWishes.filter(isMust), ...namedWishes.filter((judged) => !isMust(judged))];
    return joinNames(
      mustsFirst.slice(0, MOST_REASONS).map(({ wish }) => wish),
      language,
    );
  };
  const sides = [
    { side: t.mine, said: metNames(match.myWishes) },
    { side: t.theirs, said: metNames(match.theirWishes) },
  ].filter(({ said }) => said !== '');
  const others = sides.length > 0 ? [] : frontReasonsOf(match, language).fits.slice(0, MOST_REASONS);
  return (
    <ul className={styles.reasons}>
      {sides.map(({ side, said }) => (
        <li key={side}>
          <LeafSign />
          <span>
            <strong>{side}:</strong> {said}
          </span>
        </li>
      ))}
      {others.map((said) => (
        <li key={said}>
          <LeafSign />
          <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}
