import type { ReactNode } from 'react';
import type { Match } from '#contract/matches.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { SiteLink } from '#web/ui/SiteLink.tsx';
import { readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import { Chips, ShownAndSpoken } from './Chips.tsx';
import { type Chip, chipsOf } from './chips.ts';
import styles from './FrontFace.module.css';
import { rowFactsOf } from './row-facts.ts';
import type { RowMember } from './row-of.ts';
import { Window } from './Window.tsx';

interface Props {
  member: RowMember;
  /** True if the member has another religion than the reader. The row then shows it. */
  hasOtherReligion?: boolean | undefined;
  /** The name in the reader's script, if it is known. */
  name: string;
  chips: readonly Chip[];
  /** True for a row on wide screens too; otherwise wide screens show a card with the face on top. */
  isRow?: boolean | undefined;
  /** Called when the reader opens the member's page. */
  onOpen?: (() => void) | undefined;
  /** The only control of the row, drawn over the link that covers the row. */
  children?: ReactNode;
}

/** A family in a list: a face, a name, two lines and the chips. The whole row links to the member's page. */
export function FrontFace({ member, hasOtherReligion, name, chips, isRow, onOpen, children }: Props) {
  const heading = (
    <SiteLink
      to={`/matching-profile/${member.memberId}`}
      className={styles.link}
      translate="no"
      state={{ isFromList: true }}
      onClick={onOpen}
    >
      <InScript>{name}</InScript>
    </SiteLink>
  );
  return (
    <Row {...{ member, hasOtherReligion, name, heading, chips, isRow }}>
      {children && <div className={`screen-only ${styles.control}`}>{children}</div>}
    </Row>
  );
}

/** The row as its owner sees it, without the parts that depend on the reader. */
export function FrontAlone({ member, badges }: Pick<Match, 'member' | 'badges'>) {
  const language = useLanguage();
  const name = readableName(member, language);
  const [chips = []] = chipsOf([{ member, badges, between: '', clan: [], myWishes: [] }], language);
  return <Row member={member} name={name} heading={<InScript>{name}</InScript>} chips={chips} isRow />;
}

type RowProps = Omit<Props, 'onOpen'> & { heading: ReactNode };

function Row({ member, hasOtherReligion, name, heading, chips, isRow, children }: RowProps) {
  const language = useLanguage();
  const { memberId, picture } = member;
  const { life, lifeSaid, work, community } = rowFactsOf(member, language, hasOtherReligion);
  return (
    <article className={classNames(styles.row, !isRow && styles.card)} aria-labelledby={`name-${memberId}`}>
      <Window
        at="front"
        member={member}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.text}>
        <h2 id={`name-${memberId}`} className={styles.name}>
          {heading}
        </h2>
        <p>
          <ShownAndSpoken shown={life} said={lifeSaid} />
        </p>
        <p className={styles.work}>
          <span>{work}</span>
          <span>{community}</span>
        </p>
        <Chips chips={chips} />
      </div>
      {children}
    </article>
  );
}
