import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/choices.ts';
import type { Place } from '#matching/places.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { number } from '#words/numbers.ts';
import styles from './PlaceField.module.css';
import { placeTexts } from './place.texts.ts';

type Props = Pick<ComponentProps<typeof SuggestField>, 'name' | 'label' | 'hint' | 'error' | 'defaultValue'> & {
  /** The name and the value of the place's number in the gazetteer; it empties when the words change. */
  idName: string;
  defaultId: string;
  /** Hears of the place that is chosen, or that none is. */
  onPlace: (place: Place | undefined) => void;
};

/** A place in free words, with the gazetteer's places offered while typing. What is not chosen is never guessed. */
export function PlaceField({ onPlace, ...field }: Props) {
  const t = useTexts(placeTexts);
  const language = useLanguage();
  const [found, setFound] = useState<readonly Place[]>([]);
  const [isOpen, setIsOpen] = useState(field.defaultValue !== '' && field.defaultId === '');
  const latest = useRef('');

  // The place that was chosen before: its details are in the gazetteer, which comes when it is needed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the value that the page came with
  useEffect(() => {
    if (!field.defaultId) return;
    loadGazetteer().then(({ placeById }) => onPlace(placeById(Number(field.defaultId))), ignore);
  }, []);

  async function search(typed: string) {
    latest.current = typed;
    setIsOpen(typed.trim() !== '');
    onPlace(undefined);
    const gazetteer = await loadGazetteer().catch(ignore);
    if (gazetteer && latest.current === typed) setFound(gazetteer.findPlace(typed));
  }

  const suggestions = found.map((place) => ({
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
          const place = found.find(({ id }) => String(id) === chosen?.value);
          setIsOpen(place === undefined && latest.current.trim() !== '');
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

/** As "Nadia, West Bengal", with the country where it is another; in Bengali without what has no Bengali name. */
function whereIs({ region, regionBn, country }: Place, language: Language): string {
  const countryName =
    country === 'IN' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
  return [language === 'bn' ? regionBn : region, countryName].filter(Boolean).join(', ');
}

const loadGazetteer = () => import('#matching/places.ts');

// Without the gazetteer the place stays what it is in any case: free words.
const ignore = () => undefined;
