import type { Standing } from '#contract/member.ts';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { bookmark } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { ActionBar } from '#web/card/ActionBar.tsx';
import { NextDeeds } from '#web/features/introductions/Interest.tsx';
import { interestTexts } from '#web/features/introductions/interest.texts.ts';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { moreDeedsTexts } from './more-actions.texts.ts';

const { Deed: ShortlistDeed } = shortlistDeeds;

interface Props {
  member: string;
  standing: Exclude<Standing, 'own' | 'accepted'>;
  /** What the reader must do on this page before sending an interest. */
  waiting: WaitingToBeShown | null;
  /** True when the two profiles can be compared on a sheet. */
  hasSheet: boolean;
}

/** The id of the notice about the steps required before an interest. */
export const SHOWING_FIRST = 'showing-first';

/** Whether the member may be saved in the shortlist. An accepted family is not. */
export const mayShortlist = (standing: Standing): boolean => standing !== 'accepted';

/** The actions for the standing of the two families: send, answer or wait, and a link to the comparison. */
export function MemberBar({ member, standing, waiting, hasSheet }: Props) {
  const t = useTexts(memberTexts);
  const interest = useTexts(interestTexts);
  return (
    <ActionBar label={t.next}>
      {waiting ? (
        <LinkButton to={`#${SHOWING_FIRST}`}>{interest.send}</LinkButton>
      ) : (
        <NextDeeds member={member} standing={standing} hasNote />
      )}
      {/* The two answer buttons already fill the bar of a phone. */}
      {hasSheet && standing !== 'received' && (
        <LinkButton to={`/matching-profile/${member}/pair`} look="secondary">
          {t.toSheet}
        </LinkButton>
      )}
    </ActionBar>
  );
}

/**
 * Saves the family in the shortlist. If it is already saved, it links to the shortlist, so that no press deletes a
 * note.
 */
export function SaveMember({ member, isKept }: { member: string; isKept: boolean }) {
  const more = useTexts(moreDeedsTexts);
  return isKept ? (
    <LinkButton to={`/matching-profile/shortlist#kept-${member}`} look="quiet">
      <span className={styles.kept}>
        <LineDrawing path={bookmark} />
      </span>
      {more.kept}
    </LinkButton>
  ) : (
    <ShortlistDeed
      deed="shortlist"
      member={member}
      look="quiet"
      sent={{ note: '' }}
      label={
        <>
          <LineDrawing path={bookmark} />
          {more.keep}
        </>
      }
    />
  );
}
