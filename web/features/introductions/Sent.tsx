import cards from '#web/card/MemberCards.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { declineReasons } from '#words/choices/declines.ts';
import { choiceIn } from '#words/label.ts';
import { DaysLeft } from './DaysLeft.tsx';
import type { SentInterest } from './inbox-parts.ts';
import { introductionDeeds } from './introductions.actions.ts';
import { inboxTexts } from './introductions.texts.ts';
import { Note } from './Note.tsx';

const { Deed } = introductionDeeds;

/** Lists the interests that this family has sent: those that wait, and those that were declined with a reason. */
export function Sent({ sent }: { sent: readonly SentInterest[] }) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  return (
    <ul className={cards.list}>
      {sent.map((interest) => (
        <li key={`${interest.member.memberId} ${interest.sentAt}`}>
          <MemberLine member={interest.member} isShort>
            {interest.state === 'waiting' ? (
              <>
                <p>
                  {t.outWaiting} {interest.reach && t[interest.reach]}
                </p>
                <DaysLeft {...interest} />
              </>
            ) : (
              <p>{t.outDeclined(choiceIn(declineReasons, interest.reason, language))}</p>
            )}
          </MemberLine>
          {interest.note && <Note note={interest.note} />}
          {interest.state === 'waiting' && (
            <Folds>
              <Deed deed="withdraw" member={interest.member.memberId} label={t.withdraw} look="quiet" />
            </Folds>
          )}
        </li>
      ))}
    </ul>
  );
}
