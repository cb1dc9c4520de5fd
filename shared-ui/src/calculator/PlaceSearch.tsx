/** The field for a place in a state with many. */
import { ELSEWHERE, OTHER_PLACE } from '@bracketwise/contract/localities';
import { useField, useFormikContext } from 'formik';
import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../forms/after-press.ts';
import { FormFrameContext, useFormFrame } from '../forms/CalculatorForm.tsx';
import type { Draft } from '../forms/draft.ts';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { SearchBox, SearchInput } from '../forms/SearchField.tsx';
import type { SelectOption } from '../forms/SelectField.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { isChoiceOfPlace, type FieldOfPlace } from './place-inputs.ts';
import { placeBegun, placeNamed } from './place-named.ts';

interface PlaceSearchProps {
  readonly name: FieldOfPlace;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** What an empty field means. */
  readonly placeholder: string;
}

const standsForAnother = ({ value }: SelectOption) => value === OTHER_PLACE || value === ELSEWHERE;

/**
 * Shows the names of places, while the draft holds their codes. Text that names no place stays in the draft, where the schema refuses it.
 * When the visitor leaves the field, the beginning of one place's name becomes that place.
 */
export function PlaceSearch({ name, label, options, placeholder }: PlaceSearchProps) {
  const { t } = useTranslation('calculator');
  const frame = useFormFrame();
  const { values } = useFormikContext<Draft>();
  const [{ value }, , { setValue }] = useField<string>(name);
  /** Until the visitor leaves the field. */
  const [typed, setTyped] = useState<string>();
  const listId = useId();
  const input = useFocusOf(name);

  const nothing = { value: '', label: placeholder };
  const shown = typed ?? options.find((option) => option.value === value)?.label ?? value;
  const isUnknown = !isChoiceOfPlace(name, String(values['state']), value);
  const named = (text: string) => (text.trim() === '' ? '' : placeNamed(text, [nothing, ...options]));
  const settle = () => {
    const code =
      named(shown) ??
      placeBegun(
        shown,
        options.filter((option) => !standsForAnother(option)),
      );
    if (code !== undefined && code !== value) void setValue(code);
  };

  // A reload brings back text that was still being typed.
  useEffect(() => {
    if (typed === undefined && isUnknown) settle();
  });

  const another = options.find(standsForAnother)?.label;
  const error = isUnknown && typed === undefined ? t(`place.unknown.${name}`, { field: label, other: another }) : undefined;
  const isRefused = error !== undefined || (isUnknown && frame.isRefused(name));
  return (
    <FormFrameContext value={{ ...frame, isRefused: () => isRefused, errorOf: () => error }}>
      <FieldFrame name={name} label={label}>
        {(control) => (
          <SearchBox>
            <SearchInput
              {...control}
              ref={input}
              type="text"
              list={listId}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={shown}
              onChange={({ target }) => {
                setTyped(target.value);
                void setValue(named(target.value) ?? target.value);
              }}
              onBlur={() => {
                settle();
                afterPress(() => setTyped(undefined));
              }}
              onKeyDown={({ key }) => {
                if (key !== 'Enter') return;
                settle(); // Enter submits the form without a blur event.
                setTyped(undefined);
              }}
            />
            <Search size={18} aria-hidden />
            <datalist id={listId}>
              {[nothing, ...options].map((option) => (
                <option key={option.value} value={option.label} />
              ))}
            </datalist>
          </SearchBox>
        )}
      </FieldFrame>
      <VisuallyHidden role="status">{error}</VisuallyHidden>
    </FormFrameContext>
  );
}

/** Keeps the focus of the select that was here while the places were loading. */
function useFocusOf(name: string) {
  const input = useRef<HTMLInputElement>(null);
  const [hadFocus] = useState(() => document.activeElement?.getAttribute('name') === name);
  useLayoutEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);
  return input;
}
