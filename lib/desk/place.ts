import { type KindName, schemaOf, wordsOf } from './kinds';
import { ENTRIES, membersOf } from './members';
import { type Shape, shapeOf } from './shape';
import { type Say, speaker } from './words/say';

/** `keys` is the path in Sveltia's form, `label` the editors' name for the field. */
export type Place = { keys: string[]; label: string };
type At = { keys: readonly string[]; said: readonly string[]; words: readonly string[] };

const NAMES = ['first', 'second', 'third'];
const WHOLE = '(Datei)';

/** 'content[17].text' → ['content', '17', 'text'], counted from 1 */
const stepsOf = (field: string) => [...field.matchAll(/\[([^\]]+)\]|[^.[\]]+/g)].map(([name, place]) => place ?? name);

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Finder {
  constructor(readonly say: Say) {}

  #word(said: readonly string[]) {
    try {
      return this.say.field(said);
    } catch {
      return { label: said.at(-1) ?? '', one: undefined };
    }
  }

  /** One step down, into a named field. */
  #named(shape: Shape | undefined, name: string, rest: readonly string[], value: unknown, at: At): At {
    if (!shape) return at;
    const said = [...at.said, name];
    const words = [...at.words, this.#word(said).label];
    return this.find(shape, rest, Object(value)[name], { keys: [...at.keys, name], said, words });
  }

  #inList(item: Shape, step: string, rest: readonly string[], value: unknown, at: At): At {
    const index = Number(step) - 1;
    const { one = 'Eintrag' } = this.#word(at.said);
    const further = item.is === 'list' ? [ENTRIES] : [];
    const keys = [...at.keys, String(index), ...further];
    const words = [...at.words, `${step}. ${one}`];
    return this.find(item, rest, Object(value)[index], { keys, said: [...at.said, ...further], words });
  }

  find(shape: Shape, steps: readonly string[], value: unknown, at: At): At {
    const [step, ...rest] = steps;
    if (step === undefined) return shape.is === 'either' && !isData(value) ? { ...at, keys: [...at.keys, 'text'] } : at;
    switch (shape.is) {
      case 'text':
      case 'number':
      case 'switch':
      case 'choice':
        return at;
      case 'fields':
        return this.#named(shape.fields[step]?.shape, step, rest, value, at);
      case 'either':
        return this.find(shape.fields, steps, value, { ...at, said: [...at.said, 'own'] });
      case 'list':
        return this.#inList(shape.item, step, rest, value, at);
      case 'pair': {
        const index = Number(step) - 1;
        const name = NAMES[index] ?? '';
        return this.#named(shape.items[index], name, rest, { [name]: Object(value)[index] }, at);
      }
      case 'kinds': {
        const kind = String(Object(value)[shape.key]);
        const fields = shape.kinds[kind];
        return fields ? this.find(fields, steps, value, { ...at, said: [...at.said, kind] }) : at;
      }
      case 'named': {
        const index = Object.keys(Object(value)).indexOf(step);
        const keys = [...at.keys, String(Math.max(index, 0)), 'value'];
        const words = [...at.words, step];
        return this.find(shape.value, rest, Object(value)[step], { keys, said: [...at.said, 'value'], words });
      }
    }
  }
}

/** Finds a field in the form: placeOf('articles', 'articles/eulen.yaml', 'content[2].text', data) → { keys: ['content', '1', 'text'],
 * label: 'Text › 2. Baustein › Text' } */
export function placeOf(kind: KindName, file: string, field: string, data: unknown): Place {
  const shape = shapeOf(schemaOf(kind));
  const isList = shape.is === 'list';
  const whole: Shape = isList ? shape : { is: 'fields', fields: membersOf(schemaOf(kind)) };
  const inside = / \((.+)\)$/.exec(file)?.[1];
  const steps = field === WHOLE ? [] : stepsOf([inside, field].filter(Boolean).join('.'));
  const start = { keys: isList ? [ENTRIES] : [], said: isList ? [ENTRIES] : [], words: [] };
  const { keys, words } = new Finder(speaker(kind, wordsOf(kind))).find(whole, steps, data, start);
  return { keys: [...keys], label: words.join(' › ') || 'Die ganze Datei' };
}
