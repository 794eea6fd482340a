import { useState } from 'react';
import type { HelplinePhone } from '#contract/contact.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { loginTexts } from './login.texts.ts';

/** Says that it is coming, and whom to call until then, in a dialog of the page's own: the browser's alert would speak in another voice. */
export function ForgotPassword({ helpline }: { helpline: HelplinePhone | undefined }) {
  const t = useTexts(loginTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const words = (
    <>
      <p>{t.comingSoon}</p>
      {helpline && (
        <p>
          {t.askUs}{' '}
          <a href={`tel:${helpline.phoneCode}${helpline.phone}`}>
            {digits(`${helpline.phoneCode} ${helpline.phone}`, language)}
          </a>
        </p>
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
