import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/choices.ts';
import type { Place } from '#matching/places.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { number } from '#words/numbers.ts';
import styles from './PlaceField.module.css';
import { placeTexts } from './place.texts.ts';

type Props = Pick<ComponentProps<typeof SuggestField>, 'name' | 'label' | 'hint' | 'error' | 'defaultValue'> & {
  /** The name of the hidden field with the place's gazetteer number, which is cleared when the text changes. */
  idName: string;
  /** The initial gazetteer number; `''` for none. */
  defaultId: string;
  /** Called with the initial or the chosen place, and with undefined when the text changes. */
  onPlace: (place: Place | undefined) => void;
};

/**
 * A place as free text, with gazetteer suggestions while typing. Text that is not chosen from the list gets no place.
 */
export function PlaceField({ onPlace, ...field }: Props) {
  const t = useTexts(placeTexts);
  const language = useLanguage();
  const [foundPlaces, setFoundPlaces] = useState<readonly Place[]>([]);
  /** True while text is typed that is not chosen from the list. The field then asks which place is meant. */
  const [isOpen, setIsOpen] = useState(field.defaultValue !== '' && field.defaultId === '');
  const latestTyped = useRef('');

  // Reports the place that the field already has. Its details are in the gazetteer, which is loaded on demand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the initial value of the page
  useEffect(() => {
    if (!field.defaultId) return;
    loadGazetteer().then(({ placeById }) => onPlace(placeById(Number(field.defaultId))), ignore);
  }, []);

  async function search(typed: string) {
    latestTyped.current = typed;
    setIsOpen(typed.trim() !== '');
    onPlace(undefined);
    const gazetteer = await loadGazetteer().catch(ignore);
    if (gazetteer && latestTyped.current === typed) setFoundPlaces(gazetteer.findPlace(typed));
  }

  const suggestions = foundPlaces.map((place) => ({
    value: String(place.id),
    label: (language === 'bn' && place.nameBn) || place.name,
    detail: whereIs(place, language),
  }));
  return (
    <div>
      <SuggestField
        {...field}
        suggestions={suggestions}
        onType={search}
        onChoose={(chosen) => {
          const place = foundPlaces.find(({ id }) => String(id) === chosen?.value);
          setIsOpen(place === undefined && latestTyped.current.trim() !== '');
          onPlace(place);
        }}
        announce={(count) => t.found(number(count, language))}
      />
      {isOpen && (
        <p className={`soft ${styles.question}`} role="status">
          {t.which}
        </p>
      )}
    </div>
  );
}

/** As "Nadia, West Bengal", with the country if it is foreign; in Bengali without parts that have no Bengali name. */
function whereIs({ region, regionBn, country }: Place, language: Language): string {
  const countryName =
    country === 'IN' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
  return [language === 'bn' ? regionBn : region, countryName].filter(Boolean).join(', ');
}

const loadGazetteer = () => import('#matching/places.ts');

// Without the gazetteer the place remains free text.
const ignore = () => undefined;
