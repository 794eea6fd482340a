import { useLoaderData } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { ForgotWords } from './ForgotWords.tsx';
import { forgotTexts } from './forgot.texts.ts';
import type { loader } from './LoginPage.tsx';

/** A dialog of the page's own: the browser's alert would speak in another voice. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(forgotTexts);
  const { phones } = useLoaderData<typeof loader>();
  return (
    <Modal isOpen onClose={onClose} title={t.forgot} closeLabel={t.close}>
      <ForgotWords phones={phones} />
      <Button type="button" onClick={onClose}>
        {t.ok}
      </Button>
    </Modal>
  );
}
