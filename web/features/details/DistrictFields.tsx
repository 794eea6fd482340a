import { districts } from '#matching/places/districts.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { detailsTexts } from './details.texts.ts';

type District = 'ancestral' | 'home' | 'birth';

interface Props {
  page: FormPage<`${District}.${'id' | 'name'}`>;
  name: District;
  label: string;
}

/** A district from the list, and room for one that is not in it. */
export function DistrictFields({ page, name, label }: Props) {
  const t = useTexts(detailsTexts);
  const language = useLanguage();
  const options = districts.map(({ id, name: english, nameBn, region, regionBn }) => ({
    value: String(id),
    label: language === 'bn' ? `${nameBn}, ${regionBn}` : `${english}, ${region}`,
  }));
  return (
    <>
      <SelectField {...page.field(`${name}.id`)} label={label} placeholder={chooseWord[language]} options={options} />
      <TextField
        {...page.field(`${name}.name`)}
        label={
          <>
            <span className="spoken">{label}: </span>
            {t.inWords}
          </>
        }
      />
    </>
  );
}
