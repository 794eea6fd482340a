import { Link } from 'react-router';
import { AT_REGISTRATION } from '#contract/consents.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import styles from './ConsentBoxes.module.css';
import { consentBoxesTexts } from './consent-boxes.texts.ts';

interface Box {
  name: string;
  id?: string;
  defaultValue: string;
  error: string | undefined;
}

/**
 * The notice of stored data, folded to its heading directly above the boxes that refer to it, and a box for each
 * consent.
 */
export function ConsentBoxes({ field }: { field: (name: (typeof AT_REGISTRATION)[number]) => Box }) {
  const t = useTexts(consentBoxesTexts);
  const notice = (
    <>
      <p>{t.lead}</p>
      <ul>
        {[t.what, t.why, t.who, t.long, t.back].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>
        {t.full} <Link to="/privacy-policy">{t.notice}</Link>
      </p>
    </>
  );
  return (
    <fieldset className={styles.boxes} data-question="">
      <legend>{t.all}</legend>
      <Accordion items={[{ id: 'notice', heading: t.heading, content: notice }]} />
      {AT_REGISTRATION.map((box) => {
        const { defaultValue, ...props } = field(box);
        return <CheckboxField key={box} {...props} label={t[box]} defaultChecked={defaultValue === 'Yes'} required />;
      })}
    </fieldset>
  );
}
