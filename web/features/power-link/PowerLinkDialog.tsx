import { useState } from 'react';
import { useNavigate } from 'react-router';
import { remember } from '#web/api/session.ts';
import { tidyPhone } from '#web/forms/tidy-phone.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { powerLinkTexts } from './power-link.texts.ts';
import { tryKey, tryPhone } from './power-link.ts';
import { ALSO, Stage } from './Stage.tsx';

/** Two stages: the office's security key, then the phone number of the member whose account is to be opened. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(powerLinkTexts);
  const navigate = useNavigate();
  const [isKeyRight, setIsKeyRight] = useState(false);
  const [phone, setPhone] = useState('');

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
              <TextField name={ALSO} label={t.ownCode} hint={t.ownCodeHint} autoComplete="off" />
            </>
          )}
        </Stage>
      )}
    </Modal>
  );
}
