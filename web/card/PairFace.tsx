import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Thread } from '#web/art/Thread.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { nameIn, pictureOf } from '#words/values.ts';
import { lineParts, linesOf } from './lines.ts';
import { MemberName, WrittenName } from './MemberName.tsx';
import styles from './PairFace.module.css';
import { Window } from './Window.tsx';

interface Props {
  bride: SharedView;
  groom: SharedView;
  /** True when both families have accepted. */
  isTied: boolean;
}

/** Two cards with a photo, a name and a few facts, the bride's on the left, with the thread between them. */
export function PairFace({ bride, groom, isTied }: Props) {
  return (
    <div className={styles.pair}>
      <Half member={bride} />
      <Thread isTied={isTied} className={styles.thread} />
      <Half member={groom} />
    </div>
  );
}

function Half({ member }: { member: SharedView }) {
  const language = useLanguage();
  const { life, place } = linesOf(member, language);
  const work = nameIn(member.profession, language) || nameIn(member.education, language);
  return (
    <article className={styles.half} aria-labelledby={`half-${member.memberId}`}>
      <Window
        at="pair"
        member={member}
        alt={pictureOf(readableName(member, language), language)}
        src={member.picture ? pictureAddress(member.picture, 'small') : undefined}
      />
      <div className={styles.who}>
        <h2 id={`half-${member.memberId}`}>
          <MemberName member={member} />
          <WrittenName member={member} />
        </h2>
        {[...lineParts(life), work, place].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}
