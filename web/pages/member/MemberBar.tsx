import type { Standing } from '#contract/member.ts';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { ActionBar } from '#web/card/ActionBar.tsx';
import { NextDeeds } from '#web/features/introductions/Interest.tsx';
import { interestTexts } from '#web/features/introductions/interest.texts.ts';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { moreDeedsTexts } from './more-actions.texts.ts';

const { Deed: ShortlistDeed } = shortlistDeeds;

interface Props {
  member: string;
  standing: Exclude<Standing, 'own' | 'accepted'>;
  /** What must be said or done on this page before an interest can be sent. */
  waiting: WaitingToBeShown | null;
  isKept: boolean;
  /** The two can be laid side by side. */
  hasSheet: boolean;
}

/** Where the page says what comes before an interest. */
export const SHOWING_FIRST = 'showing-first';

/** Where nobody waits for an answer there is room for the shortlist in the bar. */
export const mayKeep = (standing: Standing): boolean =>
  standing !== 'received' && standing !== 'waiting' && standing !== 'accepted';

/** What fits how the two families stand: send, answer or wait, and beside it the shortlist. */
export function MemberBar({ member, standing, waiting, isKept, hasSheet }: Props) {
  const t = useTexts(memberTexts);
  const more = useTexts(moreDeedsTexts);
  const interest = useTexts(interestTexts);
  return (
    <ActionBar label={t.next}>
      {waiting ? (
        <LinkButton to={`#${SHOWING_FIRST}`}>{interest.send}</LinkButton>
      ) : (
        <NextDeeds member={member} standing={standing} hasNote />
      )}
      {mayKeep(standing) &&
        (isKept ? (
          <LinkButton to="/matching-profile/shortlist" look="secondary">
            {more.kept}
          </LinkButton>
        ) : (
          <ShortlistDeed deed="shortlist" member={member} label={more.keep} sent={{ note: '' }} />
        ))}
      {hasSheet && (
        <div className="from-tablets">
          <LinkButton to={`/matching-profile/${member}/pair`} look="secondary">
            {t.toSheet}
          </LinkButton>
        </div>
      )}
    </ActionBar>
  );
}
