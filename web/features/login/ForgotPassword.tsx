import { useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { loginTexts } from './login.texts.ts';

/** Says that it is coming, in a dialog of the page's own: the browser's alert would speak in another voice. */
export function ForgotPassword() {
  const t = useTexts(loginTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" look="quiet" onClick={() => setIsOpen(true)}>
        {t.forgot}
      </Button>
      <noscript>
        <p>{t.comingSoon}</p>
      </noscript>
      <Modal isOpen={isOpen} onClose={close} title={t.forgot} closeLabel={t.close}>
        <p>{t.comingSoon}</p>
        <Button type="button" onClick={close}>
          {t.ok}
        </Button>
      </Modal>
    </>
  );
}
