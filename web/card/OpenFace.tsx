import { type ReactNode, useState } from 'react';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { motifWords } from '#words/motifs.ts';
import { drawnFor, pictureOf } from '#words/values.ts';
import { linesOf } from './lines.ts';
import { medallionOf } from './medallion.ts';
import styles from './OpenFace.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoLink, PhotoRow } from './PhotoRow.tsx';
import { Spelled } from './Spelled.tsx';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** The photos after the first that this reader may see. */
  photos?: readonly string[];
  /** The photo's address, for readers who may not use the address for members. */
  src?: string | undefined;
  /** The heading with the name, with the page's own rank and id. */
  name: ReactNode;
  /** The standing of the two families and other parts about the person. */
  children?: ReactNode;
  /** The next action, shown first. */
  next?: ReactNode;
}

/** The card on a member's own page: the person, then the standing, then the family's own text unchanged. */
export function OpenFace({ member, photos = [], src, name, children, next }: Props) {
  const language = useLanguage();
  const { life, place, work, community } = linesOf(member, language);
  const [shown, setShown] = useState<number>();
  const { motif } = medallionOf(member);
  const all = member.picture ? [member.picture, ...photos] : [];
  const window = (
    <Window
      at="open"
      member={member}
      alt={pictureOf(member.name, language)}
      drawnAlt={motif ? drawnFor(member.name, motifWords[motif][language], language) : undefined}
      src={member.picture ? pictureAddress(member.picture) : src}
    />
  );
  return (
    <article className={styles.card} aria-labelledby="page-heading">
      <AlponaCorner className={styles.corner} />
      {member.picture ? (
        <PhotoLink photo={member.picture} onOpen={() => setShown(0)}>
          {window}
        </PhotoLink>
      ) : (
        window
      )}
      <div className={styles.who}>
        {name}
        <Spelled member={member} />
        {[life, place, work, community].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.id}>{member.memberId}</p>
      </div>
      {next && <div className={styles.next}>{next}</div>}
      <div className={styles.below}>
        {all.length > 1 && <PhotoRow photos={all} name={member.name} onOpen={setShown} />}
        {children}
      </div>
      {member.aboutSelf && (
        <p className={`quoted ${styles.words}`}>
          <InScript>{member.aboutSelf}</InScript>
        </p>
      )}
      <PhotoDialog photos={all} name={member.name} at={shown} onClose={() => setShown(undefined)} />
    </article>
  );
}
