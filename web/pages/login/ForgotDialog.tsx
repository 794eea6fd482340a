import { Link, useLoaderData } from 'react-router';
import { loginTexts } from '#web/features/login/login.texts.ts';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import type { loader } from '#web/pages/login/LoginPage.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Modal } from '#web/ui/Modal.tsx';

/**
 * What to do about a forgotten password. A dialog of the page, because the browser's own alert has another look and
 * language.
 */
export function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(loginTexts);
  const { phones } = useLoaderData<typeof loader>();
  return (
    <Modal isOpen onClose={onClose} title={t.forgot} closeLabel={t.close}>
      <p>{t.forgotText}</p>
      <LinkButton to="/forgot-password">{t.forgotGo}</LinkButton>
      <p>
        <Link to="/claim-number">{t.claim}</Link>
      </p>
      <OfficeWays phones={phones} lead={t.askUs} />
    </Modal>
  );
}
