import { data, Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { texts } from '#web/i18n/texts.ts';

const notFoundTexts = texts({
  en: {
    heading: 'There is no page at this address',
    advice: 'The address may have a slip of the pen in it, or the page has moved. These pages may help:',
    home: 'Home',
    login: 'Log in',
    register: 'Register',
    contact: 'Contact us',
  },
  bn: {
    heading: 'এই ঠিকানায় কোনও পাতা নেই',
    advice: 'ঠিকানাটি লিখতে হয়তো সামান্য ভুল হয়েছে, অথবা পাতাটি সরে গেছে। এই পাতাগুলি দেখতে পারেন:',
    home: 'প্রথম পাতা',
    login: 'লগ ইন',
    register: 'নিবন্ধন',
    contact: 'যোগাযোগ',
  },
});

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
