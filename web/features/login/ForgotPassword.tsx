import { useState } from 'react';
import type { HelplinePhone } from '#contract/contact.ts';
import { Helplines } from '#web/fields/Helplines.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { loginTexts } from './login.texts.ts';

/** Says that it is coming, and whom to call until then, in a dialog of the page's own: the browser's alert would speak in another voice. */
export function ForgotPassword({ phones }: { phones: readonly HelplinePhone[] }) {
  const t = useTexts(loginTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const words = (
    <>
      <p>{t.comingSoon}</p>
      {phones.length > 0 && (
        <>
          <p>{t.askUs}</p>
          <Helplines phones={phones} />
        </>
      )}
    </>
  );
  return (
    <>
      <Button type="button" look="quiet" onClick={() => setIsOpen(true)}>
        {t.forgot}
      </Button>
      <noscript>{words}</noscript>
      <Modal isOpen={isOpen} onClose={close} title={t.forgot} closeLabel={t.close}>
        {words}
        <Button type="button" onClick={close}>
          {t.ok}
        </Button>
      </Modal>
    </>
  );
}
