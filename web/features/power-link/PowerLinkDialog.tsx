import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkForm, noContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { checkRegisteredPhone, checkSecurityKey, registeredPhoneForm, securityKeyForm } from '#contract/power-link.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { remember } from '#web/api/session.ts';
import { tidyPhone } from '#web/forms/useFormPage.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { powerLinkTexts } from './power-link.texts.ts';

/** The id and name of a stage's field. It differs from the ids of /login, whose form may be on the same page. */
const FIELD = 'power-link-field';
/** The name of a stage's second field, if it has one. */
const SECOND_FIELD = 'power-link-also';

/** The wire status of success. */
const STATUS_SUCCESS = 1;

/** The result of one stage: a problem, or after the second stage the opened profile. */
interface Outcome {
  problem: Message | null;
  profileId?: string;
}

/**
 * A dialog in two stages: first the office's security key, then the phone number of the member whose account is to be
 * opened.
 */
export function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(powerLinkTexts);
  const navigate = useNavigate();
  const [isKeyRight, setIsKeyRight] = useState(false);
  const [phone, setPhone] = useState('');

  /** Opens the account of the profile in this browser, as a Power Link session. */
  function enter(pid = '') {
    remember({ kind: 'login', pid, isRestricted: true });
    onClose();
    navigate('/dashboard');
  }

  return (
    <Modal isOpen onClose={onClose} title={t.title} closeLabel={t.close}>
      {isKeyRight ? (
        <Stage key="phone" lead={t.phoneLead} submit={t.open} attempt={tryPhone} onDone={enter}>
          {(field) => (
            <TextField
              {...field}
              label={t.phone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              value={phone}
              onChange={(typed) => setPhone(tidyPhone(typed))}
            />
          )}
        </Stage>
      ) : (
        <Stage key="key" lead={t.keyLead} submit={t.next} attempt={tryKey} onDone={() => setIsKeyRight(true)}>
          {(field) => (
            <>
              <PasswordField {...field} label={t.key} showLabel={t.showKey} autoComplete="off" />
              <TextField name={SECOND_FIELD} label={t.ownCode} hint={t.ownCodeHint} autoComplete="off" />
            </>
          )}
        </Stage>
      )}
    </Modal>
  );
}

interface StageProps {
  lead: string;
  submit: string;
  /** Sends the values of the field and of the second field (`''` without one). */
  attempt: (value: string, secondValue: string) => Promise<Outcome>;
  onDone: (profileId?: string) => void;
  children: (field: { id: string; name: string; error: string | undefined; required: true }) => ReactNode;
}

/** One question with its answer. The field receives the focus when the stage begins and after each wrong answer. */
function Stage({ lead, submit, attempt, onDone, children }: StageProps) {
  const messageText = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ problem: null });
  const [isAsking, setIsAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is a new object, even with the same sentence
  useEffect(() => {
    // The dialog takes the focus when it opens, which happens after this effect.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [outcome]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    setIsAsking(true);
    const data = new FormData(form.current);
    const textOf = (name: string) => String(data.get(name) ?? '');
    const result = await attempt(textOf(FIELD), textOf(SECOND_FIELD));
    setIsAsking(false);
    if (result.problem) setOutcome(result);
    else onDone(result.profileId);
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <p>{lead}</p>
      {children({
        id: FIELD,
        name: FIELD,
        error: outcome.problem ? messageText(outcome.problem) : undefined,
        required: true,
      })}
      <Actions>
        <Button isBusy={isAsking}>{submit}</Button>
      </Actions>
    </form>
  );
}

/** Sends the office's security key with the second value. The outcome has no problem if both are right. */
async function tryKey(securityKey: string, ownCode: string): Promise<Outcome> {
  const check = checkForm(securityKeyForm, { securityKey, ownCode }, noContext);
  if (!check.ok) return { problem: messageOf(formMessages, check.errors.securityKey ?? 'enterSecurityKey') };
  const answer = await browserApi(checkSecurityKey, { securityKey, ownCode });
  if (!answer.ok) return { problem: answer.errors.securityKey ?? answer.message };
  const { status, message, key } = answer.values;
  return { problem: status === STATUS_SUCCESS ? null : messageIn({ message: message ?? '', key: key ?? '' }) };
}

/** Opens the account with this phone number. The outcome has its profile, or the problem. */
async function tryPhone(phone: string): Promise<Outcome> {
  const check = checkForm(registeredPhoneForm, { phone }, noContext);
  if (!check.ok) return { problem: messageOf(formMessages, check.errors.phone ?? 'enterRegisteredPhone') };
  const answer = await browserApi(checkRegisteredPhone, { phone });
  if (!answer.ok) return { problem: answer.errors.phone ?? answer.message };
  const { status, profileId } = answer.values;
  if (status === STATUS_SUCCESS && profileId) return { problem: null, profileId };
  return { problem: messageOf(formMessages, 'wrongPhone') };
}
