import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { contactTexts } from './contact.texts.ts';

/** The number to name when one asks about the message later. */
export function Receipt({ reference }: { reference: string }) {
  const t = useTexts(contactTexts);
  const value = (
    <>
      <span lang="en">{reference}</span>
      <CopyButton text={reference} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    </>
  );
  return <Facts facts={[{ label: t.reference, value }]} />;
}
