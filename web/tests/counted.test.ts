import { expect, it } from 'vitest';
import type { HintStep } from '../src/lib/protocol';
import { counted } from '../src/table/counted';

const say = (key: string, args: Record<string, unknown> = {}): string =>
  key === 'advice-times'
    ? `${String(args.count)} × ${String(args.text)}`
    : key === 'advice-again'
      ? `${String(args.text)} (${String(args.count)} ×)`
      : key;

function steps(...keys: string[]): HintStep[] {
  return keys.map((key) => ({ key, args: {}, seat: 0, move: key, told: key !== 'done' }));
}

it('tells once what is done several times in a row', () => {
  const texts = counted(steps('sail', 'take', 'take', 'sail'), say).map(({ text }) => text);
  expect(texts).toEqual(['Sail', '2 × take', 'Sail']);
});

it('tells what is made and what is not apart', () => {
  const told = counted(steps('take', 'take', 'take'), say, 1);
  expect(told).toEqual([
    { text: 'Take', seat: 0, made: true },
    { text: '2 × take', seat: 0, made: false },
  ]);
});

it('leaves out what goes without saying, and keeps players apart', () => {
  const [one, two] = steps('take', 'take');
  const told = counted([one!, { ...two!, seat: 1 }, ...steps('done')], say);
  expect(told.map(({ text, seat }) => [text, seat])).toEqual([
    ['Take', 0],
    ['Take', 1],
  ]);
});

it('tells of others who does what', () => {
  const [mine, one, two] = steps('take', 'take', 'take');
  const others = [one!, two!].map((step) => ({ ...step, seat: 1 }));
  const told = counted([mine!, ...others], say, 0, ({ seat, key }) =>
    seat ? `Meera: ${key}` : '',
  );
  expect(told.map(({ text }) => text)).toEqual(['Take', 'Meera: take (2 ×)']);
});
