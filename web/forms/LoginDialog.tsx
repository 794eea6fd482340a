import { type FormEvent, useId, useState } from 'react';
import { logIn } from '#contract/login.ts';
import type { Said } from '#contract/saying.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { readVisitor, remember } from '#web/api/session.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { saidIn } from '#web/i18n/sentence.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { memberFormTexts } from './member-form.texts.ts';

interface Props {
  /** The answer that asks for a login; another one asks anew. */
  asking: object | undefined;
  onLogin: () => void;
}

/** Opens over a page whose session is over, so that what stands in its form stays. */
export function LoginDialog({ asking, onLogin }: Props) {
  const t = useTexts(memberFormTexts);
  const [settled, setSettled] = useState<object>();
  const close = () => setSettled(asking);
  return (
    <Modal
      isOpen={asking !== undefined && asking !== settled}
      onClose={close}
      title={t.loginTitle}
      closeLabel={t.close}
    >
      <p>{t.loginText}</p>
      <LoginAgain
        onLogin={() => {
          onLogin();
          close();
        }}
      />
    </Modal>
  );
}

function LoginAgain({ onLogin }: { onLogin: () => void }) {
  const t = useTexts(memberFormTexts);
  const say = useSentence();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Said | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setIsSending(true);
    setTrouble(null);
    const answer = await browserApi(logIn, {
      phone: String(typed.get('phone')),
      password: String(typed.get('password')),
      keepProfile: '',
    });
    setIsSending(false);
    if (!answer.ok) return setTrouble(Object.values(answer.errors)[0] ?? answer.message);
    const { code, profileId = '' } = answer.values;
    if (code !== 1) return setTrouble(saidIn(answer.values));
    const isSomeoneElse = profileId !== readVisitor().pid;
    remember({ kind: 'login', pid: profileId });
    // Another member's form must not be saved under this one's name.
    if (isSomeoneElse) location.assign('/dashboard');
    else onLogin();
  }

  return (
    <form onSubmit={submit} noValidate>
      {trouble && <Notice tone="error">{say(trouble)}</Notice>}
      <TextField
        name="phone"
        id={`${id}-phone`}
        label={t.phone}
        type="tel"
        inputMode="tel"
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        id={`${id}-password`}
        label={t.password}
        showLabel={t.showPassword}
        autoComplete="current-password"
        required
      />
      <Button isBusy={isSending} isWide>
        {t.login}
      </Button>
    </form>
  );
}
