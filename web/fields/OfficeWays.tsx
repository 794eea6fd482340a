import { Link } from 'react-router';
import type { HelplinePhone } from '#contract/helpline.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Helplines } from './Helplines.tsx';
import { officeWaysTexts } from './office-ways.texts.ts';

/** How to reach the office: its phones below a lead text, or its form when it has entered no phones. */
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
