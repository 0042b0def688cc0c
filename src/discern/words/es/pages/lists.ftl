## Lists of people, pasted or from a file: what can't be read, what columns are taken for, and who isn't taken.

# Why a list can't be read at all. $limit is the most.
lists-unreadable =
    { $problem ->
        [size] Esta lista supera los { $limit } MB.
        [rows] Esta lista tiene más de { $limit } filas. Divídela.
        [cells] Este libro es demasiado grande: se leen { $limit } celdas como máximo. Guarda solo la hoja con las personas.
        [old_workbook] Este libro está en el formato antiguo de Excel. Guárdalo como .xlsx.
        [no_workbook] Este libro no se puede abrir. Guárdalo como .xlsx o CSV.
       *[no_text] Esto no es una lista en texto, en CSV o en el formato .xlsx de Excel.
    }

# Why a row isn't taken. $other is another line.
lists-row =
    { $reason ->
        [stray_separator] tiene más celdas que columnas: ¿hay un separador dentro de una celda?
        [shifted] la dirección de correo está en otra columna: ¿hay un separador dentro de una celda?
        [open_quote] tiene una comilla que no se cierra
        [title] está encima de la lista
        [footer] es una nota debajo de la lista
        [other_line] no tiene la forma de las líneas con personas
        [no_name] no tiene nombre
        [name] el nombre debe ser una línea de 200 caracteres como máximo
        [several_people] tiene varias direcciones de correo: pon a cada persona en su propia línea
        [email] no tiene una dirección de correo válida
        [external_id] el ID debe ser una línea de 200 caracteres como máximo
        [team] el nombre del equipo debe ser una línea de 200 caracteres como máximo
        [other_name] tiene el ID o la dirección de la línea { $other }, pero otro nombre
        [other_values] es la persona de la línea { $other }, pero con otro ID u otra dirección
        [left] ya no trabaja aquí
        [disabled] tiene una cuenta desactivada
       *[account] tal vez no sea una persona
    }

# What a column is taken for.
lists-role =
    { $role ->
        [name] Nombre completo
        [first_name] Nombre
        [last_name] Apellidos
        [email] Correo
        [external_id] ID
        [team] Equipo
        [status] Estado
        [leaving_date] Último día de trabajo
        [keep] Guardar con la persona
       *[none] Sin usar
    }

lists-paste = Pega la lista

lists-file = O elige un archivo: Excel, CSV o texto

lists-file-unreadable = Esta lista no se puede leer

lists-empty = En esta lista no hay nadie.

# A column without a heading, by its number.
lists-column = Columna { $number }

# A switch above the menus of columns. $row is what stands in the row.
lists-first-row = La primera fila son encabezados: { $row }

# Above the menus of columns.
lists-columns = **Qué contiene cada columna**

lists-no-names = ¿Qué columna tiene los nombres? Elige “Nombre completo” para ella.

# A fold: the columns that aren't used, by their headings.
lists-unused = Sin usar: { $names }

lists-unused-detail = Estas columnas no se guardan. Lo que guardas con una persona aparece en su página y en sus propios datos. Guarda solo lo que necesites.

# A box that is ticked where most names are turned.
lists-turn = Escribir nombres como “{ $written }” así: “{ $name }”

# Rows that equal others.
lists-repeats =
    { $count ->
        [one] { $count } repetición sin incluir
       *[other] { $count } repeticiones sin incluir
    }

lists-encoding = El archivo se leyó como Windows-1252, propio de hojas de cálculo antiguas. Revisa los acentos y las eñes.

# What stands above and below the list.
lists-around = No forma parte de la lista: { $texts }

lists-sheet = Hoja leída: “{ $sheet }”. Sin leer: { $others }

# Above a choice of people who are marked.
lists-marked =
    { $count ->
        [one] Una persona queda fuera, salvo que elijas otra cosa
       *[other] { $count } personas quedan fuera, salvo que elijas otra cosa
    }

lists-marked-choose = Incluir de todos modos

# One of them: $why is lists-row, $state what the list says.
lists-marked-person = { $name } · { $why }

lists-left-out =
    { $count ->
        [one] **{ $count } fila queda fuera.** La persona que contiene ni se añade ni se cambia.
       *[other] **{ $count } filas quedan fuera.** Las personas que contienen ni se añaden ni se cambian.
    }

lists-left-out-shown = Se muestran { $shown } de { $count }.

lists-table-column =
    { $column ->
        [line] Línea
        [text] Qué dice
       *[why] Por qué
    }

# What was done to a cell: a hint beside a row that is taken.
lists-note =
    { $note ->
        [email_cleaned] dirección leída como { $email }
        [several_addresses] tiene varias direcciones: se usa { $email }
        [other_address] no tiene dirección de trabajo: se usa { $email }
       *[name_of_address] el nombre sale de la dirección
    }

lists-looked-at =
    { $count ->
        [one] **Revisa { $count } fila**
       *[other] **Revisa { $count } filas**
    }
