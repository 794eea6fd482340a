import type { ReactNode } from 'react';
import type { wishesForm } from '#contract/wishes.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import styles from './Wish.module.css';
import { wishesTexts } from './wishes.texts.ts';

type Wished = Exclude<keyof typeof wishesForm.fields, 'ownClan'>;

interface Props {
  legend: string;
  /** For its field of the strength, `<name>.strength`. */
  name: Wished;
  page: FormPage<`${Wished}.strength`>;
  children: ReactNode;
}

/** One wish, and whether it is a wish or a must. */
export function Wish({ legend, name, page, children }: Props) {
  const t = useTexts(wishesTexts);
  return (
    <fieldset className={styles.wish}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <RadioField
        {...page.field(`${name}.strength`)}
        label={t.strength}
        options={[
          { value: 'Wish', label: t.wish },
          { value: 'Must', label: t.must },
        ]}
      />
    </fieldset>
  );
}
