import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { type Asked, askThisPhone, canTell } from './ask-this-phone.ts';
import { tellingTexts } from './notification-settings.texts.ts';

/** Turns on notices on this phone or computer; the browser asks for its permission only once this is pressed. */
export function ThisPhone({ pushKey }: { pushKey: string }) {
  const t = useTexts(tellingTexts);
  const [asked, setAsked] = useState<Asked | 'busy'>();
  const { revalidate } = useRevalidator();
  const isAlive = useIsAlive();
  if (!isAlive || !canTell() || pushKey === '') return null;

  async function ask() {
    setAsked('busy');
    const outcome = await askThisPhone(pushKey).catch(() => 'failed' as const);
    setAsked(outcome);
    if (outcome === 'on') await revalidate();
  }
  return (
    <>
      {asked !== undefined && asked !== 'busy' && (
        <Notice tone={asked === 'on' ? 'success' : 'error'}>{t[asked]}</Notice>
      )}
      <Button type="button" look="secondary" isBusy={asked === 'busy'} onClick={ask}>
        {t.turnOn}
      </Button>
    </>
  );
}
