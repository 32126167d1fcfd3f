import { DayText } from '@/components/ui/DayText'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { CURRENT_MONTH, type Post } from '@/lib/schemas/lists'

export const PostDate = ({ date }: Pick<Post, 'date'>) => (
  <div className="mb-3 flex flex-wrap gap-x-2 text-sm text-muted">
    {date === CURRENT_MONTH ? <LiveMonth before="Updated" /> : <DayText day={date} />}
  </div>
)
