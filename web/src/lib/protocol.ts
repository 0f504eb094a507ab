export interface SeatTold {
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot?: string;
  resigned?: boolean;
}
