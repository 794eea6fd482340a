import { AT_REGISTRATION } from '#contract/consents.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { consentBoxesTexts } from './consent-boxes.texts.ts';

interface Box {
  name: string;
  id?: string;
  defaultValue: string;
  error: string | undefined;
}

/** The notice of what is kept, its parts folded, and a box for each thing that one agrees to. */
export function ConsentBoxes({ field }: { field: (name: (typeof AT_REGISTRATION)[number]) => Box }) {
  const t = useTexts(consentBoxesTexts);
  return (
    <>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <details>
        <summary>{t.more}</summary>
        <ul>
          {([t.what, t.why, t.who, t.long, t.back] as const).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
      {AT_REGISTRATION.map((box) => {
        const { defaultValue, ...props } = field(box);
        return <CheckboxField key={box} {...props} label={t[box]} defaultChecked={defaultValue === 'Yes'} required />;
      })}
    </>
  );
}
