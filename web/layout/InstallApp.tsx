import { useEffect } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { DialogButton } from './DialogButton.tsx';
import { askToInstall, startOfflinePage } from './install-prompt.ts';
import { siteTexts } from './site.texts.ts';

/** The app badge: the site itself is the app. When the browser cannot install it, a dialog explains how. */
export function InstallApp() {
  const t = useTexts(siteTexts);
  useEffect(startOfflinePage, []);
  return (
    <DialogButton look="secondary" before={askToInstall} load={() => import('./InstallDialog.tsx')}>
      <Icon name="download" />
      {t.installApp}
    </DialogButton>
  );
}
