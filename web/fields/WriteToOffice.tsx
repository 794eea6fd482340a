import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { writeToOfficeTexts } from './write-to-office.texts.ts';

/** The way to the office that needs no number of it. */
export function WriteToOffice() {
  const t = useTexts(writeToOfficeTexts);
  return (
    <p>
      <Link to="/contact-us">{t.write}</Link>
    </p>
  );
}
