import { Link } from 'react-router';
import type { HelplinePhone } from '#contract/helpline.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Helplines } from './Helplines.tsx';
import { officeWaysTexts } from './office-ways.texts.ts';

/** How the office is reached: by its phones under what leads to them, or, where it has entered none, by its form. */
export function OfficeWays({ phones, lead }: { phones: readonly HelplinePhone[]; lead: string }) {
  const t = useTexts(officeWaysTexts);
  if (phones.length === 0)
    return (
      <p>
        <Link to="/contact-us">{t.write}</Link>
      </p>
    );
  return (
    <>
      <p>{lead}</p>
      <Helplines phones={phones} />
    </>
  );
}
