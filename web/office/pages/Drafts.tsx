import { Link } from 'react-router';
import { consentBoxesTexts } from '#web/fields/consent-boxes.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { draftsTexts } from './drafts.texts.ts';

const PARTS = ['lead', 'what', 'why', 'who', 'long', 'back', 'registration', 'marriageOnly', 'truthful'] as const;

const TEXTS = [
  { key: 'notice', name: 'notice' },
  { key: 'privacy-policy', name: 'policy' },
  { key: 'terms', name: 'terms' },
  { key: 'accessibility', name: 'accessibility' },
] as const;

/** What the trust's lawyer has still to decide on: the policy, and the words beside the boxes of the registration. */
export function Drafts() {
  const t = useTexts(draftsTexts);
  const words = useTexts(consentBoxesTexts);
  return (
    <section>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <ul>
        {TEXTS.map(({ key, name }) => (
          <li key={key}>
            <Link to={`/office/texts/${key}`}>{t[name]}</Link>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.boxes}</summary>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>{words[part]}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
