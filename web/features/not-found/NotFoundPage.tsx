import { data, Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { notFoundTexts } from './not-found.texts.ts';

const { en, bn } = notFoundTexts;
export const head = {
  en: { title: en.heading, description: en.advice },
  bn: { title: bn.heading, description: bn.advice },
};

export const loader = () => data(null, { status: 404 });

export function Component() {
  const t = useTexts(notFoundTexts);
  return (
    <>
      <h1>{t.heading}</h1>
      <p>{t.advice}</p>
      <ul>
        <li>
          <Link to="/">{t.home}</Link>
        </li>
        <li>
          <Link to="/login">{t.login}</Link>
        </li>
        <li>
          <Link to="/register">{t.register}</Link>
        </li>
        <li>
          <Link to="/contact-us">{t.contact}</Link>
        </li>
      </ul>
    </>
  );
}
