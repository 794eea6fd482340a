import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { maySend, type Standing, type showMember } from '#contract/member.ts';
import { OUTCOME } from '#contract/outcome.ts';
import type { Signs } from '#contract/signs.ts';
import { SEND } from '#web/fields/accepting.ts';
import { DeedButton } from '#web/forms/DeedForm.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { Accept, AcceptHint, AcceptWritingFirst, Decline, DeclineKindly } from './Accept.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import styles from './Interest.module.css';
import { interestTexts } from './interest.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** The deeds that send an interest. */
const SENDING_DEEDS: readonly string[] = [SEND, 'showAndSend'];

interface Props {
  member: string;
  standing: Exclude<Standing, 'own'>;
}

interface StandingProps extends Props, Pick<ReturnedDraft<typeof showMember>, 'interest'> {}

/** Shows the standing between the two families, with its last day. Renders nothing for `none` and `accepted`. */
export function HowItStands({ member, standing, interest }: StandingProps) {
  const t = useTexts(interestTexts);
  const result = useActionData<FormResult>();
  if (standing === 'none' || standing === 'accepted') return null;
  // The notice above has just reported that the interest was sent.
  const isJustReported =
    standing === 'waiting' && result?.code === OUTCOME.done && SENDING_DEEDS.includes(result.deed ?? '');
  return (
    <div className={styles.state}>
      {!isJustReported && <p>{t[standing]}</p>}
      {interest?.reach && <p>{t[interest.reach]}</p>}
      {interest && <DaysLeft {...interest} />}
      {interest?.note && (
        <p className={`quoted ${styles.note}`}>
          <InScript>{interest.note}</InScript>
        </p>
      )}
      {standing === 'received' && (
        <>
          <p>
            <AcceptHint />
          </p>
          <AcceptWritingFirst member={member} />
        </>
      )}
    </div>
  );
}

interface SignsProps {
  /** How the other family answers interests; null on the reader's own profile. */
  signs: Signs | null;
}

/** A warning before an interest is sent, if many families already wait for this member's answer. */
export function BeforeSending({ standing, signs }: Pick<Props, 'standing'> & SignsProps) {
  const t = useTexts(interestTexts);
  return maySend(standing) && signs?.isFull === true && <p className={styles.full}>{t.full}</p>;
}

/** The form for a short note with an interest, if an interest may be sent. A button in the page's bar sends both. */
export function NoteToSend({ member, standing, signs }: Props & SignsProps) {
  const t = useTexts(interestTexts);
  if (!maySend(standing)) return null;
  return (
    <div id="note">
      <BeforeSending standing={standing} signs={signs} />
      <Deed deed={SEND} member={member}>
        {(field) => (
          <>
            <TextAreaField {...field('note')} label={t.note} hint={t.noteHint} rows={2} />
            <CheckboxField {...asCheckbox(field('isWritingFirst'))} label={t.writeFirst} />
          </>
        )}
      </Deed>
    </div>
  );
}

/**
 * The next actions of this family, for the page's bar. `hasNote` is true if the page has the form for the note and
 * shows the standing. Then the button to send belongs to that form, and the bar does not state that an interest waits.
 */
export function NextDeeds({ member, standing, hasNote }: Props & { hasNote: boolean }) {
  const t = useTexts(interestTexts);
  if (maySend(standing))
    return hasNote ? (
      <DeedButton deed="send" member={member} label={t.send} />
    ) : (
      <Deed deed="send" member={member} label={t.send} look="primary" sent={{ note: '', isWritingFirst: '' }} />
    );
  if (standing === 'received')
    return (
      <>
        <Accept member={member} />
        <Decline member={member} label={t.decline} />
      </>
    );
  if (standing === 'waiting')
    return (
      <>
        {!hasNote && (
          <p>
            <b>{t.waits}</b>
          </p>
        )}
        <Deed deed="withdraw" member={member} label={t.withdraw} />
      </>
    );
  return null;
}

/** A folded form, outside the bar, to decline with a reason. Renders nothing unless the standing is `received`. */
export const RareDeeds = ({ member, standing }: Props) =>
  standing === 'received' ? <DeclineKindly member={member} /> : null;

/** Returns the props of a checkbox that is ticked if the field's stored value is 'Yes'. */
function asCheckbox<F extends { defaultValue: string }>({ defaultValue, ...field }: F) {
  return { ...field, defaultChecked: defaultValue === 'Yes' };
}
