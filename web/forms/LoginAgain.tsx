import { type FormEvent, useId, useState } from 'react';
import { logIn } from '#contract/login.ts';
import type { Message } from '#contract/message.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { readReader, remember } from '#web/api/session.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageIn } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { loginAgainTexts } from './login-again.texts.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onLogin: () => void;
}

/** The login form above a page, loaded on demand. */
export function LoginAgain({ isOpen, onClose, onLogin }: Props) {
  const t = useTexts(loginAgainTexts);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={t.close}>
      <p>{t.text}</p>
      <LoginForm
        onLogin={() => {
          onLogin();
          onClose();
        }}
      />
    </Modal>
  );
}

function LoginForm({ onLogin }: Pick<Props, 'onLogin'>) {
  const t = useTexts(loginAgainTexts);
  const messageText = useMessageText();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);

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
    if (code !== OUTCOME.done) return setTrouble(messageIn(answer.values));
    const isSomeoneElse = profileId !== readReader().pid;
    remember({ kind: 'login', pid: profileId });
    // The open form must not be saved under another member's name.
    if (isSomeoneElse) location.assign('/dashboard');
    else onLogin();
  }

  return (
    <form onSubmit={submit} noValidate>
      {trouble && <Notice tone="error">{messageText(trouble)}</Notice>}
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
