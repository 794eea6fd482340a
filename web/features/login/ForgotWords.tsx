import type { HelplinePhone } from '#contract/contact.ts';
import { Helplines } from '#web/fields/Helplines.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { forgotTexts } from './forgot.texts.ts';

/** Who forgot the password reads that help is coming, and whom to call until then. */
export function ForgotWords({ phones }: { phones: readonly HelplinePhone[] }) {
  const t = useTexts(forgotTexts);
  return (
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
}
