import { type ReactNode, useState } from 'react';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import { type Named, readableName } from '#words/readable-name.ts';
import { pictureOf, shortFeetIn } from '#words/values.ts';
import { lineParts, linesOf } from './lines.ts';
import { WrittenName } from './MemberName.tsx';
import styles from './OpenFace.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoLink, PhotoRow } from './PhotoRow.tsx';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** The photos after the first that this reader may see. */
  photos?: readonly string[];
  /** The photo's address, for readers who may not use the address for members. */
  src?: string | undefined;
  /** The description of the drawing if there is no photo (`drawnAlt`). */
  drawn: string | undefined;
  /** The heading with the name in the reader's script, with the page's own rank and id. */
  name: ReactNode;
  /** The name in the heading, if it is the full name. */
  called?: Named;
  /** The standing of the two families and other parts about the person. */
  children?: ReactNode;
  /** Replaces the photo or the drawing. */
  cover?: ReactNode;
  /** The next action, shown below the person and above the family's own text. */
  next?: ReactNode;
  /** Shown last, after the standing. */
  after?: ReactNode;
}

/**
 * The card on the page of one member: a cover, the person, the next action, the family's own text unchanged, then the
 * further photos and the standing.
 */
export function OpenFace({ member, photos = [], src, drawn, name, called, cover, children, next, after }: Props) {
  const language = useLanguage();
  const { life, place, work, community } = linesOf(member, language);
  const readName = readableName(member, language);
  /** The index of the photo that is open in the dialog. */
  const [openPhoto, setOpenPhoto] = useState<number>();
  const allPhotos = member.picture ? [member.picture, ...photos] : [];
  const address = member.picture ? pictureAddress(member.picture) : src;
  const portrait = (
    <Window at="open" member={member} alt={pictureOf(readName, language)} drawnAlt={drawn} src={address} />
  );
  const linkedPortrait = member.picture ? (
    <PhotoLink photo={member.picture} onOpen={() => setOpenPhoto(0)}>
      {portrait}
    </PhotoLink>
  ) : (
    portrait
  );
  // `life` begins with age and height, if they are known. They are left out here: the age follows the name, and the
  // height is shown in short.
  const leftOutCount = [member.age, member.heightCm].filter((value) => value !== null).length;
  const facts = [
    shortFeetIn(member.heightCm, language),
    ...lineParts(life).slice(leftOutCount),
    place,
    work,
    ...lineParts(community),
  ];
  return (
    <article className={styles.card} aria-labelledby="page-heading">
      <div className={classNames(styles.cover, !cover && address === undefined && styles.drawn)}>
        {cover || linkedPortrait}
      </div>
      <div className={styles.who}>
        {name}
        {member.age !== null && <span className={styles.age}>, {number(member.age, language)}</span>}
        <WrittenName member={called ?? member} />
        <p>{facts.filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.id}>{member.memberId}</p>
      </div>
      {next && <div className={styles.next}>{next}</div>}
      {member.aboutSelf && (
        <blockquote className={styles.words}>
          <InScript>{member.aboutSelf}</InScript>
        </blockquote>
      )}
      <div className={styles.below}>
        {allPhotos.length > 1 && <PhotoRow photos={allPhotos} name={readName} onOpen={setOpenPhoto} />}
        {children}
      </div>
      {after}
      <PhotoDialog photos={allPhotos} name={readName} at={openPhoto} onClose={() => setOpenPhoto(undefined)} />
    </article>
  );
}
