import { type ComponentProps, useState } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { digits } from '#words/numbers.ts';
import styles from './HeightField.module.css';
import { heightTexts } from './height.texts.ts';
import { cmOf, FEET, HEIGHT_FEET, HEIGHT_INCHES, INCHES } from './height.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'defaultValue' | 'required'>;

/** A height in centimetres, or in feet and inches, which fill in the centimetres. Without JavaScript `inCentimetres` does. */
export function HeightField({ defaultValue = '', ...field }: Props) {
  const t = useTexts(heightTexts);
  const language = useLanguage();
  const [cm, setCm] = useState(defaultValue);
  const [feet, setFeet] = useState('');
  const [inches, setInches] = useState('');

  function choose(nextFeet: string, nextInches: string) {
    setFeet(nextFeet);
    setInches(nextInches);
    const next = cmOf(nextFeet, nextInches);
    if (next) setCm(next);
  }
  function type(typed: string) {
    setCm(typed);
    setFeet('');
    setInches('');
  }
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: digits(value, language) }));
  const select = { placeholder: chooseWord[language] };
  return (
    <>
      <TextField {...field} hint={t.hint} inputMode="decimal" value={cm} onChange={type} />
      <div>
        <div className={styles.feet}>
          <SelectField
            {...select}
            name={HEIGHT_FEET}
            label={t.feet}
            options={options(FEET)}
            value={feet}
            onChange={(value) => choose(value, inches)}
          />
          <SelectField
            {...select}
            name={HEIGHT_INCHES}
            label={t.inches}
            options={options(INCHES)}
            value={inches}
            onChange={(value) => choose(feet, value)}
          />
        </div>
      </div>
    </>
  );
}
