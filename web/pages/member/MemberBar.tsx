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
  /** What the reader must do on this page before sending an interest. */
  waiting: WaitingToBeShown | null;
  isKept: boolean;
  /** True when the two profiles can be compared on a sheet. */
  hasSheet: boolean;
}

/** The id of the notice about what comes before an interest. */
export const SHOWING_FIRST = 'showing-first';

/** The bar has room for the shortlist button when no interest waits for an answer. */
export const mayKeep = (standing: Standing): boolean =>
  standing !== 'received' && standing !== 'waiting' && standing !== 'accepted';

/** The actions for the standing of the two families: send, answer or wait, and the shortlist beside it. */
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
