import { TOPIC_SOURCES } from '../../../content/gorman/topics.ts';

export type TopicSource = keyof typeof TOPIC_SOURCES;

/** GOR-RUL-01: where the answer on a topic comes from; what nobody has written on is the referee's. */
export function gormanSource(topic: string): TopicSource {
  const sources = Object.entries(TOPIC_SOURCES) as [TopicSource, readonly string[]][];
  return sources.find(([, topics]) => topics.includes(topic))?.[0] ?? 'referee';
}

/** GOR-RUL-02: a part of an amount, rounded down. */
export const gormanPart = (amount: number, oneIn: number): number => Math.floor(amount / oneIn);

/** GOR-RUL-02: an amount with so many percent more, rounded down. */
export const gormanIncreased = (amount: number, percent: number): number =>
  Math.floor((amount * (100 + percent)) / 100);
