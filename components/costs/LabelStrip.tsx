type Props = {
  title: string
  /** How many prices we have checked: "0 of 5". */
  checked: string
  id: string
  isWide?: boolean
}

/** The dark strip on top of the first cost comparison of a page. */
export const LabelStrip = ({ title, checked, id, isWide }: Props) => (
  <div className="strip flex-wrap">
    <h2 id={id} className={`min-w-28 flex-1 ${isWide ? '' : 'text-wrap'}`}>
      {title}
    </h2>
    <p className="ml-auto text-right max-md:font-normal max-md:tracking-[0] max-md:normal-case">
      {`checked by us: ${checked}`}
    </p>
  </div>
)
