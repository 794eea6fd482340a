import type { ReturnedDraft } from '#contract/call.ts';
import { approve, type openApproval, reject, returnForCorrection } from '#contract/staff/approvals.ts';
import { spokeWith } from '#contract/staff/whose.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { returnReasons } from '#words/choices/approvals.ts';
import styles from './Approvals.module.css';
import { PARTS } from './useKeys.ts';

/** The actions for a waiting item: to approve, return or reject it, and to record a call with the bride or groom. */
export const approvalDeeds = deeds({ approve, sendBack: returnForCorrection, reject, spoke: spokeWith });

const { Deed } = approvalDeeds;

/**
 * The forms of the decision: to approve with one press, or to return or reject with a reason. Renders no form while a
 * colleague looks at the item (`claimedBy`), or if a colleague has to decide on the reader's own profile.
 */
export function Decide({
  item: { id, claimedBy },
  version,
  own,
  call,
}: Pick<Opened, 'item' | 'version' | 'own' | 'call'>) {
  const t = useTexts(approvalsTexts);
  if (claimedBy !== '') return null;
  if (own === 'other') return <Notice tone="info">{t.ownOther}</Notice>;
  const sent = { id: String(id), version };
  return (
    <div className={styles.deeds}>
      {!call.isNeeded && (
        <div id={PARTS.a} className={own === 'alone' ? styles.whyOwn : undefined}>
          <Deed deed="approve" sent={sent} label={t.approve} look="primary">
            {(field) => own === 'alone' && <TextField {...field('reason')} label={t.whyOwn} required />}
          </Deed>
        </div>
      )}
      <details id={PARTS.s}>
        <summary>{t.sendBack}</summary>
        <Deed deed="sendBack" sent={sent} label={t.sendBackNow}>
          {(field) => (
            <>
              <ChoiceSelect {...field('template')} label={t.template} names={returnReasons} />
              <TextAreaField {...field('words')} label={t.words} hint={t.wordsHint} rows={3} />
            </>
          )}
        </Deed>
      </details>
      <details id={PARTS.r}>
        <summary>{t.reject}</summary>
        <Deed deed="reject" sent={sent} label={t.rejectNow} look="grave">
          {(field) => <TextAreaField {...field('reason')} label={t.reason} hint={t.rejectHint} rows={3} required />}
        </Deed>
      </details>
    </div>
  );
}

/** The opened item of the queue. */
export type Opened = ReturnedDraft<typeof openApproval>;
