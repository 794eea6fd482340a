import { Link } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { callFirstTexts } from './call-first.texts.ts';
import { approvalDeeds, type Opened } from './Decide.tsx';

const { Deed } = approvalDeeds;

/** Shows why the office must call the bride or groom before others see the profile, and a form to record the call. */
export function CallFirst({ item: { memberId }, call }: Pick<Opened, 'item' | 'call'>) {
  const t = useTexts(callFirstTexts);
  const { reasons, isNeeded, account, phone } = call;
  const isClaimed = reasons.includes('claimed');
  return (
    <Notice tone="info" title={isNeeded ? t.callHeading : t.callDone}>
      {reasons.map((reason) => (
        <p key={reason}>{reason === 'claimed' ? t.claimedSelf : t[reason]}</p>
      ))}
      {isClaimed && <Link to="/office/whose">{t.toWhose}</Link>}
      {isNeeded && !isClaimed && (
        <>
          <p>
            {t.callText} <a href={telHref(phone)}>{phone}</a>
          </p>
          <Deed deed="spoke" member={memberId} label={t.spokeNow} sent={{ account: String(account) }}>
            {(field) => (
              <>
                <TextField {...field('called')} label={t.called} inputMode="tel" required />
                <TextField {...field('reason')} id="spoken-words" label={t.said} required />
              </>
            )}
          </Deed>
        </>
      )}
    </Notice>
  );
}
