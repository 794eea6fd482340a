import { type ComponentProps, useRef } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { digits } from '#words/numbers.ts';
import styles from './HeightField.module.css';
import { heightTexts } from './height.texts.ts';
import { cmOf, FEET, HEIGHT_FEET, HEIGHT_INCHES, INCHES } from './height.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'error' | 'defaultValue' | 'required'>;

/**
 * A height in centimetres, or in feet and inches, which fill in the centimetres. Without JavaScript `inCentimetres`
 * converts them.
 */
export function HeightField(field: Props) {
  const t = useTexts(heightTexts);
  const language = useLanguage();
  const feet = useRef<HTMLDivElement>(null);
  const selects = () => [...(feet.current?.querySelectorAll('select') ?? [])];

  /** Fills in the centimetres from the chosen feet and inches. */
  function choose() {
    const [chosenFeet = '', chosenInches = ''] = selects().map(({ value }) => value);
    const cm = document.getElementById(field.name);
    const next = cmOf(chosenFeet, chosenInches);
    if (next && cm instanceof HTMLInputElement) cm.value = next;
  }
  /** Empties feet and inches when centimetres are typed, because the last input counts. */
  function forget() {
    for (const select of selects()) select.value = '';
  }
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: digits(value, language) }));
  const select = { placeholder: chooseWord[language], onChange: choose };
  return (
    <>
      <TextField {...field} inputMode="decimal" onChange={forget} />
      <div data-question="more">
        <div ref={feet} className={styles.feet}>
          <SelectField {...select} name={HEIGHT_FEET} label={t.feet} options={options(FEET)} />
          <SelectField {...select} name={HEIGHT_INCHES} label={t.inches} options={options(INCHES)} />
        </div>
      </div>
    </>
  );
}
