import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { installTexts } from './install.texts.ts';

/** Instructions for adding the site to the home screen by hand. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(installTexts);
  return (
    <Modal isOpen onClose={onClose} title={t.title} closeLabel={t.close}>
      <p>{t.why}</p>
      <ul>
        <li>{t.android}</li>
        <li>{t.iphone}</li>
        <li>{t.computer}</li>
      </ul>
      <Button type="button" onClick={onClose}>
        {t.ok}
      </Button>
    </Modal>
  );
}
